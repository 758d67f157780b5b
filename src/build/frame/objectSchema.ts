import { z } from 'zod';

type Shape<Type> = { readonly [Key in keyof Type]-?: z.ZodType<Type[Key]> };

/**
 * A schema of objects with exactly the keys of `Type`, so that the two cannot drift apart. The message for unknown keys is the
 * list of known ones, separated by spaces.
 */
export function objectSchema<Type>(shape: Shape<Type>): z.ZodType<Type> {
  const known = Object.keys(shape).join(' ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? known : 'must be an object'),
  }) as unknown as z.ZodType<Type>;
}

/** A schema that is chosen by the look of the value, so that mistakes are reported for the kind that the owner meant. */
export function chosen<Type>(choose: (value: unknown) => z.ZodType<Type>): z.ZodType<Type> {
  return z.custom<Type>().superRefine((value, context) => {
    const { error } = choose(value).safeParse(value);
    error?.issues.forEach((issue) => context.addIssue({ ...issue }));
  });
}

/** The value of a key, or undefined when `holder` is not an object. */
export function propertyOf(holder: unknown, key: PropertyKey): unknown {
  return typeof holder === 'object' && holder !== null
    ? (holder as Record<PropertyKey, unknown>)[key]
    : undefined;
}
