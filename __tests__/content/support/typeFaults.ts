import ts from 'typescript';

/** A code block, and its file name for the compiler. */
interface TypedSource {
  readonly name: string;
  readonly code: string;
}

/** Declarations of what code on the pages imports from readers' own projects. */
const FOREIGN = `
declare module '@/auth' {
  export function currentAccountId(request: Request): Promise<string | undefined>;
}
declare module 'lwc' {
  export class LightningElement {}
  export const api: (target: object, name: string) => void;
}
declare module '@salesforce/apex/*' {
  const method: (parameters: object) => Promise<string>;
  export default method;
}
`;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  allowJs: true,
  experimentalDecorators: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/** The compiler's errors for each block: name, line and message. JavaScript is only parsed. */
export function typeFaults(sources: readonly TypedSource[]): string[] {
  const texts = new Map([
    ['foreign.d.ts', FOREIGN],
    // Each block is its own module, which allows top-level await.
    ...sources.map(({ name, code }) => [name, `${code}\nexport {};`] as const),
  ]);
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
