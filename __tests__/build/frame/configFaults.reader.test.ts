import { siteConfig } from '../../../site.config';
import { configSentences } from '../support/configSentences';

const service = (href: unknown) => ({ openIn: [{ label: 'A', href }], prompt: 'Read {markdown}.' });
const ADDRESS =
  '"reader.openIn[0].href" must be an address such as https://example.com/?q={prompt}. Correct it.';
const NAMES =
  'must not use names in braces other than {title}, {address} and {markdown}. Correct it.';

test.each<[unknown, string]>([
  ['all', '"reader" must be an object. Correct it.'],
  [
    { edit: true },
    'The key "reader.edit" is unknown. Use one of report, openIn, prompt, feedback.',
  ],
  [{ openIn: {} }, '"reader.openIn" must be a list. Correct it.'],
  [{ openIn: [{ label: 'A' }] }, 'The key "reader.openIn[0].href" is missing. Add it.'],
  [service(5), '"reader.openIn[0].href" must be text. Correct it.'],
  [service(''), '"reader.openIn[0].href" must not be empty. Correct it.'],
  [service('/chat?q={prompt}'), ADDRESS],
  [service('http://example.com/?q={prompt}'), ADDRESS],
  [service('https://{title}/?q={prompt}'), ADDRESS],
  [service('https://example.com/?q= {prompt}'), ADDRESS],
  [service('https://example.com/'), ADDRESS],
  [
    service('https://example.com/?q={question}'),
    '"reader.openIn[0].href" must not use names in braces other than {prompt}, {title}, {address} and {markdown}. Correct it.',
  ],
  [
    { openIn: [{ label: 'A', href: 'https://example.com/?q={prompt}' }] },
    'The key "reader.prompt" is missing. Add it.',
  ],
  [{ prompt: '' }, '"reader.prompt" must not be empty. Correct it.'],
  [{ prompt: 'Read {prompt}.' }, `"reader.prompt" ${NAMES}`],
  [{ report: 'https://example.com/new?title={name}' }, `"reader.report" ${NAMES}`],
  [
    { report: 'https://example.com/new' },
    '"reader.report" must be an address such as https://example.com/?q={title}. Correct it.',
  ],
  [{ feedback: {} }, 'The key "reader.feedback.endpoint" is missing. Add it.'],
  [
    { feedback: { endpoint: '/answers' } },
    '"reader.feedback.endpoint" must be an address such as https://example.com/events. Correct it.',
  ],
])('the reader settings %j are reported: %s', (reader, sentence) => {
  expect(configSentences({ reader })).toEqual([sentence]);
});

test.each([
  [siteConfig.reader],
  [undefined],
  [{}],
  [{ openIn: [{ label: 'A', href: 'https://example.com/?u={address}' }] }],
  [{ feedback: { endpoint: 'https://example.com/answers' } }],
])('the reader settings %j are valid', (reader) => {
  expect(configSentences({ reader })).toEqual([]);
});
