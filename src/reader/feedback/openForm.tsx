import { createRoot, type Root } from 'react-dom/client';
import { pathOnSite } from '../../data/pathOnSite';
import { color } from '../../theme/tokens';
import type { Answer } from './answer';
import { FeedbackForm } from './FeedbackForm';

const roots = new WeakMap<Element, Root>();

/** Opens the form below the question that `button` answers. Another answer changes the form but keeps the text in it. */
export function openForm(button: HTMLButtonElement, endpoint: string): void {
  const question = button.closest('.page-question');
  const choices = button.parentElement;
  if (!question || !choices) return;
  const root = roots.get(question) ?? rootBelow(question);
  mark(choices, button);
  root.render(
    <FeedbackForm
      path={pathOnSite(window.location.pathname)}
      answer={button.value as Answer['answer']}
      endpoint={endpoint}
      opener={button}
      onCancel={() => {
        root.render(null);
        mark(choices);
        button.focus();
      }}
      onSending={(isSending) => {
        for (const choice of choices.querySelectorAll('button')) choice.disabled = isSending;
      }}
      onDone={() => {
        choices.style.display = 'none';
      }}
    />,
  );
}

function rootBelow(question: Element): Root {
  const root = createRoot(question.appendChild(document.createElement('div')));
  roots.set(question, root);
  return root;
}

function mark(choices: Element, chosen?: Element): void {
  for (const button of choices.querySelectorAll('button')) {
    if (chosen) button.setAttribute('aria-pressed', String(button === chosen));
    else button.removeAttribute('aria-pressed');
    button.style.background = button === chosen ? color.accentSoft : '';
  }
}
