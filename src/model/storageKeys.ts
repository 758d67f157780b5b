/** Every key that the site keeps in the reader's browser. */
export const storageKeys = {
  /** The colour mode that the reader chose: `light` or `dark`. */
  theme: 'theme',
  /** The chosen tab of a group of tabs. */
  tab: (group: string) => `tab-${group}`,
} as const;
