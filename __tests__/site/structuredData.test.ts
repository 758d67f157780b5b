import Validator from '@adobe/structured-data-validator';
import { headOf } from './support/builtHead';
import { builtPaths } from '../support/publicFiles';
import { schemaOrgVocabulary } from './support/schemaOrg';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Every structured-data object in the head of any page in `public`. */
const told = builtPaths().flatMap((path) =>
  (headOf(path).data?.['@graph'] ?? []).map((thing) => ({ path, thing: thing as Thing })),
);

const validator = new Validator(schemaOrgVocabulary());

/** The objections of the schema.org vocabulary and Google's rich result rules, except for optional properties. */
async function problems(things: readonly Thing[]): Promise<string[]> {
  const issues = await Promise.all(
    things.map((thing) =>
      validator.validate({ jsonld: { [thing['@type']]: [structuredClone(thing)] } }),
    ),
  );
  return issues
    .flat()
    .filter(({ issueMessage }) => !issueMessage.endsWith('(optional)'))
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

const ofType = (...types: string[]) => told.filter(({ thing }) => types.includes(thing['@type']));

test('all types and properties exist in schema.org, and all that search engines require are there', async () => {
  expect(told.length).toBeGreaterThan(700);
  const found = await Promise.all(
    told.map(async ({ path, thing }) => [path, await problems([thing])] as const),
  );

  expect(found.filter(([, some]) => some.length > 0)).toEqual([]);
});

test.each<[string, Thing, string]>([
  [
    'a type that does not exist',
    { '@type': 'TechArtikel' },
    'TechArtikel: Type "TechArtikel" is not a valid schema.org type',
  ],
  [
    'a property of another type',
    { '@type': 'TechArticle', headline: 'Runs', position: 1, prepTime: 'PT1M' },
    'TechArticle: Property "prepTime" for type "TechArticle" is not supported by the schema.org specification',
  ],
  [
    'a step without text',
    { '@type': 'HowTo', step: [{ '@type': 'HowToStep', name: 'Begin' }] },
    'HowTo: One of the following conditions needs to be met: Required attribute "text" is missing or Required attribute "itemListElement" is missing',
  ],
])('%s would be detected', async (_, thing, problem) => {
  expect(await problems([thing])).toContain(problem);
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What Google requires of an article, for which the validator has no rules. */
test('an article has a headline, a picture, a named author, and valid dates', () => {
  const articles = ofType('TechArticle', 'BlogPosting', 'CollectionPage');
  expect(articles.length).toBeGreaterThan(300);
  for (const { path, thing } of articles) {
    expect([path, thing]).toEqual([
      path,
      expect.objectContaining({
        headline: expect.stringMatching(/^.{1,110}$/) as string,
        image: expect.stringMatching(/^https:\/\/.+\.png$/) as string,
        author: expect.objectContaining({ name: expect.stringMatching(/./) as string }) as object,
        url: expect.stringMatching(/^https:\/\//) as string,
      }),
    ]);
    const dates = [thing.datePublished, thing.dateModified].filter((date) => date !== undefined);
    expect([path, dates.filter((date) => typeof date !== 'string' || !DAY.test(date))]).toEqual([
      path,
      [],
    ]);
  }
  const undated = ofType('BlogPosting').filter(({ thing }) => !thing.datePublished);
  expect(undated).toEqual([]);
});

test('steps and breadcrumbs are numbered from one without gaps', () => {
  const lists = told.map(({ path, thing }) => ({
    path,
    places: ((thing.itemListElement ?? thing.step ?? []) as { position: number }[]).map(
      ({ position }) => position,
    ),
  }));
  for (const { path, places } of lists)
    expect([path, places]).toEqual([path, places.map((_, index) => index + 1)]);
});
