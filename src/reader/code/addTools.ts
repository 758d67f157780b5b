import { copyText } from '../../ui/copyText';
import { addStyles } from '../addStyles';
import { iconButton } from '../iconButton';
import { say } from '../say';
import { oneLine } from './oneLine';
import { toolsLook } from './toolsLook';
import { isWrapped, setWrapped } from './wrap';

const WRAP = 'M2 4h12M2 8h9.5a2.5 2.5 0 0 1 0 5H8m2-2-2 2 2 2M2 12.5h3';
const LINE = 'M2 8h12m-3-3 3 3-3 3M2 4v8';

/** Adds a code block's tools next to its copy button, or updates them if the block already has them. */
export function addTools(box: HTMLElement): void {
  addStyles(toolsLook);
  const tools = box.querySelector<HTMLElement>('.code-tools') ?? newTools(box);
  const wrap = tools.querySelector<HTMLElement>('.wrap');
  if (wrap) wrap.hidden = !isWrapped() && !isTooWide(box);
  updateWrapButtons();
}

function newTools(box: HTMLElement): HTMLElement {
  const tools = document.createElement('div');
  tools.className = 'code-tools';
  const joined = box.dataset.language === 'bash' ? oneLine(sourceOf(box)) : undefined;
  if (joined !== undefined) tools.append(copyTool(joined));
  tools.append(wrapTool());
  box.append(tools);
  return tools;
}

function wrapTool(): HTMLElement {
  const button = iconButton({ name: 'Wrap long lines', icon: WRAP, className: 'wrap' });
  button.addEventListener('click', () => {
    setWrapped(!isWrapped());
    updateWrapButtons();
  });
  return button;
}

/** The choice applies to every block, so every button shows it. */
function updateWrapButtons(): void {
  for (const button of document.querySelectorAll('.code-tools > .wrap'))
    button.setAttribute('aria-pressed', String(isWrapped()));
}

function copyTool(line: string): HTMLElement {
  const button = iconButton({ name: 'Copy as one line', icon: LINE });
  button.addEventListener('click', () => {
    copyText(line).then(
      () => say('Copied as one line'),
      () => say('Copying failed'),
    );
  });
  return button;
}

function isTooWide(box: HTMLElement): boolean {
  const code = box.querySelector('pre');
  return code !== null && code.scrollWidth > code.clientWidth;
}

/** The code of a block; '' if some lines are marked as removed, since such a block is not meant to be run as a whole. */
function sourceOf(box: HTMLElement): string {
  const lines = box.querySelectorAll('[data-mark="removed"]');
  return lines.length > 0 ? '' : (box.querySelector('pre')?.textContent ?? '');
}
