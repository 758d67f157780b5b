import { useEffect, useRef, useState, type FormEvent } from 'react';
import { QUESTIONS, type Answer } from './answer';
import { deliver, type Outcome } from './deliver';
import { Actions, Form, Note, Reason, Reasons, Status } from './parts';

interface FeedbackFormProps extends Pick<Answer, 'path' | 'answer'> {
  endpoint: string;
  /** The button that gave the answer. */
  opener: HTMLElement;
  onCancel: () => void;
  /** Called with true while the answer is being sent and cannot be changed. */
  onSending: (isSending: boolean) => void;
  /** Called when nothing more is needed from the reader. */
  onDone: () => void;
}

const MOST_CHARACTERS = 2000;

const SENTENCES: Readonly<Record<Outcome | 'open' | 'sending', string>> = {
  open: '',
  sending: 'Sending…',
  sent: 'Thank you. Your answer was sent.',
  kept: 'Thank you. You are offline, so your answer is kept in this browser and sent on your next visit.',
  failed: 'Your answer could not be sent. What you wrote is still here: try again.',
};

/** Asks why a page helped or not, and sends the answer. */
export function FeedbackForm({ path, answer, endpoint, opener, ...on }: FeedbackFormProps) {
  const [state, setState] = useState<keyof typeof SENTENCES>('open');
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const done = state === 'sent' || state === 'kept';

  // The focus is moved only if the reader has not moved on, both when the form opens and when it closes.
  useEffect(() => {
    // An ancestor of the button counts as the button: Safari focuses what is around a clicked button instead of it.
    if (document.activeElement?.contains(opener)) form.current?.querySelector('input')?.focus();
  }, [opener]);
  useEffect(() => {
    if (done && document.activeElement?.contains(status.current)) status.current?.focus();
  }, [done]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const fields = new FormData(event.currentTarget);
    const field = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    setState('sending');
    on.onSending(true);
    const said = { path, answer, reason: field('reason'), text: field('text') };
    const outcome = await deliver(endpoint, said);
    setState(outcome);
    on.onSending(false);
    if (outcome !== 'failed') on.onDone();
  }

  return (
    <>
      {!done && (
        <Form ref={form} onSubmit={(event) => void send(event)}>
          <Choice key={answer} answer={answer} />
          <label>
            Anything else? <small>Optional</small>
            <textarea name="text" rows={3} maxLength={MOST_CHARACTERS} />
          </label>
          <Note>
            We get the address of this page and your answers, and nothing about you. Please leave
            out names and other personal details.
          </Note>
          <Actions>
            <button type="submit">{state === 'failed' ? 'Try again' : 'Send'}</button>
            <button type="button" disabled={state === 'sending'} onClick={on.onCancel}>
              Cancel
            </button>
          </Actions>
        </Form>
      )}
      <Status role="status" tabIndex={-1} ref={status} data-failed={state === 'failed'}>
        {SENTENCES[state]}
      </Status>
    </>
  );
}

function Choice({ answer }: Pick<Answer, 'answer'>) {
  const { question, reasons } = QUESTIONS[answer];
  return (
    <Reasons>
      <legend>{question}</legend>
      {Object.entries(reasons).map(([value, label]) => (
        <Reason key={value}>
          <input type="radio" name="reason" value={value} /> {label}
        </Reason>
      ))}
    </Reasons>
  );
}
