/** What a sidebar is called. */
export function sidebarName(id: string): string {
  return id === 'tutorials' ? 'Tutorials sidebar' : 'Docs sidebar';
}
