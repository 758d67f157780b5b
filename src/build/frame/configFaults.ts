import type { z } from 'zod';
import type { Fault } from '../../model/fault';
import { spelled, type ConfigPath, type ConfigSource } from './configSource';
import { propertyOf } from './objectSchema';
import { siteConfigSchema } from './siteConfigSchema';
import { whichExist } from '../whichExist';

/** The mistakes of the configuration (missing, unknown and wrong values), each with its line. */
export function configFaults(config: unknown, { file, lineOf }: ConfigSource): Fault[] {
  const issues = siteConfigSchema.safeParse(config).error?.issues ?? [];
  return issues.flatMap((issue) =>
    problems(issue, config).map(({ path, message }) => ({ file, line: lineOf(path), message })),
  );
}

function problems(
  issue: z.core.$ZodIssue,
  config: unknown,
): { path: ConfigPath; message: string }[] {
  const path = issue.path as ConfigPath;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `The key "${spelled([...path, key])}" is unknown. ${whichExist(key, issue.message.split(' '))}`,
    }));
  }
  const name = spelled(path) || 'siteConfig';
  const missing = path.reduce<unknown>(propertyOf, config) === undefined;
  const message = missing
    ? `The key "${name}" is missing. Add it.`
    : `"${name}" ${issue.message}. Correct it.`;
  return [{ path, message }];
}
