import { createContext } from 'react';

/** Stands in for Gatsby's static queries, which no page has: what it provides around every page. */
export const StaticQueryContext = createContext({});
