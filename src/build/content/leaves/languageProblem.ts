import { nearestWord } from '../../../model/nearest';
import { CODE_LANGUAGES } from '../../../model/content/vocabulary';

/** Our languages by other names that authors give them, in lower case. */
const ALIASES: Readonly<Record<string, (typeof CODE_LANGUAGES)[number]>> = {
  cmd: 'bash', console: 'bash', curl: 'bash', dockerfile: 'docker', django: 'jinja', ipython: 'python', j2: 'jinja',
  javascript: 'typescript', jinja2: 'jinja', js: 'typescript', json5: 'json', jsonc: 'json', jsx: 'typescript', log: 'text',
  mysql: 'sql', output: 'text', plain: 'text', plaintext: 'text', postgres: 'sql', postgresql: 'sql', py: 'python',
  python3: 'python', rscript: 'r', sh: 'bash', shell: 'bash', terminal: 'bash', ts: 'typescript', tsx: 'typescript',
  txt: 'text', yml: 'yaml', zsh: 'bash',
}; // prettier-ignore

/** The problem with the language of a code block; undefined if there is none. */
export function languageProblem(language: string): string | undefined {
  if (language === '')
    return 'The code block has no language. Write one after the backticks, such as ```sql or ```text.';
  if ((CODE_LANGUAGES as readonly string[]).includes(language)) return undefined;
  const meant = languageMeant(language.toLowerCase());
  const remedy = meant ? `Write ${meant}.` : `Use one of ${CODE_LANGUAGES.join(', ')}.`;
  return `The code language "${language}" is unknown. ${remedy}`;
}

function languageMeant(language: string): string | undefined {
  if (Object.hasOwn(ALIASES, language)) return ALIASES[language];
  return nearestWord(language, CODE_LANGUAGES);
}
