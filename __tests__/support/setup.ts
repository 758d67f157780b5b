import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// Every browser has it, and jsdom has not.
Object.assign(globalThis, { TextEncoder });

// A machine that does many things at once may need long for what is there at once elsewhere.
configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);
