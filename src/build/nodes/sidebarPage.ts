import { siteConfig } from '../../../site.config';
import type { FrontMatter } from '../content/yaml/frontMatter';
import { docSchema, tutorialSchema } from '../content/yaml/schemas';
import { validatedPage } from '../content/yaml/validatedPage';
import type { ContentFields } from './contentFields';
import { sourceOf, type ContentFile } from './fileNode';
import { pagePath, pathFaults } from './pagePath';
import { placeOf } from './place';

/** The fields of a docs or tutorial page; missing or wrong values get harmless defaults. */
export function sidebarPage(file: ContentFile, frontMatter: FrontMatter): ContentFields {
  const {
    path: filePath,
    base,
    draft,
    published,
    ...place
  } = placeOf(file.sourceInstanceName, file.relativePath, siteConfig.versions);
  const source = sourceOf(file);
  const tutorial = place.sidebar === 'tutorials';
  const { values, faults } = tutorial
    ? validatedPage(tutorialSchema, frontMatter, source)
    : validatedPage(docSchema, frontMatter, source);
  const path = pagePath({ base, path: filePath }, values.slug);
  const title = values.title ?? file.name;
  return {
    type: tutorial ? 'Tutorial' : 'Doc',
    draft: draft || values.draft === true,
    published,
    fields: {
      ...(tutorial ? { level: 'beginner', minutes: 1 } : { kind: 'concept' }),
      ...values,
      ...place,
      source,
      faults: [...faults, ...pathFaults(path, source)],
      path,
      title,
      description: values.description ?? '',
      label: values.sidebar_label ?? title,
      position: values.sidebar_position ?? 0,
      unlisted: values.unlisted ?? false,
      related: values.related ?? [],
      keywords: values.keywords ?? [],
      linesBefore: frontMatter.linesBefore,
      relatedLine: frontMatter.lineOf('related'),
      videoLine: frontMatter.lineOf('video'),
    },
  };
}
