/** A reader's answer about a page; nothing else is sent. */
export interface Answer {
  /** Path of the page on the site. */
  readonly path: string;
  /** Whether it helped. */
  readonly answer: 'yes' | 'no';
  /** Value of one of the reasons; '' when none was chosen. */
  readonly reason: string;
  readonly text: string;
}

interface Question {
  readonly question: string;
  /** The labels of the choices, by the value that is sent. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** The follow-up question for each answer. */
export const QUESTIONS: Readonly<Record<Answer['answer'], Question>> = {
  yes: {
    question: 'What helped most?',
    reasons: {
      solved: 'It solved my problem',
      clear: 'It is easy to understand',
      examples: 'The examples',
      other: 'Something else',
    },
  },
  no: {
    question: 'What went wrong?',
    reasons: {
      missing: 'What I looked for is not here',
      unclear: 'It is hard to understand',
      wrong: 'Something is wrong or out of date',
      other: 'Something else',
    },
  },
};
