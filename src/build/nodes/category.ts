import { basename, dirname } from 'node:path';
import { siteConfig } from '../../../site.config';
import type { Fault } from '../../model/fault';
import { readYaml } from '../content/yaml/readYaml';
import { categorySchema } from '../content/yaml/schemas';
import { validated } from '../content/yaml/validated';
import type { ContentFields } from './contentFields';
import { sourceOf, fileText, type ContentFile } from './fileNode';
import { introLines, NO_LINES } from './introLines';
import { pagePath, pathFaults } from './pagePath';
import { placeOf } from './place';

/** The fields of a folder's index page, from its `_category.yml`. */
export function category(file: ContentFile): ContentFields {
  const {
    base,
    path: _path,
    draft,
    published,
    ...place
  } = placeOf(file.sourceInstanceName, file.relativePath, siteConfig.versions);
  const source = sourceOf(file);
  const text = fileText(file);
  const read = readYaml(text);
  const yaml = 'message' in read ? { values: {}, lineOf: () => read.line } : read;
  const { values, faults } = validated(categorySchema, yaml, source);
  const path = pagePath({ base, path: `${place.folder}/index.yml` }, values.slug);
  const lines = values.intro === undefined ? NO_LINES : introLines(text);
  const title = values.label ?? basename(dirname(file.absolutePath));
  return {
    type: 'Category',
    draft,
    published,
    fields: {
      ...place,
      source,
      // Broken YAML has no keys, so every key would be reported as missing.
      faults:
        'message' in read
          ? [{ file: source, ...read }]
          : [
              ...faults,
              ...(lines ? [] : [introFault(source, yaml.lineOf('intro'))]),
              ...pathFaults(path, source),
            ],
      path,
      title,
      label: title,
      description: values.description ?? '',
      position: values.position ?? 0,
      unlisted: false,
      related: [],
      keywords: [],
      relatedLine: 1,
      ...(lines ?? NO_LINES),
    },
  };
}

function introFault(file: string, line: number): Fault {
  const message = '"intro" must be on one line, or below "intro: |" or "intro: >-". Correct it.';
  return { file, line, message };
}
