import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// Every browser has it, but jsdom does not.
Object.assign(globalThis, { TextEncoder });

// On a busy machine, what is usually immediate may take long.
configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);
