/** Name of the part of the site that a sidebar belongs to; the versions of the docs are one part. */
export function sectionOf(sidebar: string): string {
  return sidebar === 'tutorials' ? 'Tutorials' : 'Docs';
}
