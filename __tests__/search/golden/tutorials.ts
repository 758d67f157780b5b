import { parse } from './parse';

/** What readers who want to be taken by the hand ask. */
export const tutorials = parse(`
# title
hex basics -> /tutorials/quickstart/hex-basics
Hex advanced -> /tutorials/quickstart/hex-advanced
admin 101 -> /tutorials/quickstart/admin-101

# heading
build with no-code cells -> /tutorials/quickstart/hex-basics
make the app fast -> /tutorials/quickstart/hex-advanced /docs/share-insights/apps/app-run-settings

# word
tutorials -> /tutorials /tutorials/quickstart
quickstart -> /tutorials/quickstart /tutorials/quickstart/hex-basics
governance -> /tutorials/quickstart/admin-101

# typo
hex bascis -> /tutorials/quickstart/hex-basics
tutorail -> /tutorials /tutorials/quickstart

# prefix
quicks -> /tutorials/quickstart /tutorials/quickstart/hex-basics
hex adv -> /tutorials/quickstart/hex-advanced

# question
how do i set up a new workspace -> /tutorials/quickstart/admin-101
how do i learn hex step by step -> /tutorials /tutorials/quickstart /tutorials/quickstart/hex-basics

# synonym
beginner course | walkthrough for beginners -> /tutorials/quickstart/hex-basics /tutorials/quickstart /docs/getting-started/create-your-first-project
`);
