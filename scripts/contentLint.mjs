// Reports mistakes in the content without a build: npm run content:lint.
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { contentLint } = requireTypeScript('src/build/authoring/lint/contentLint.ts');
const { faultReport } = requireTypeScript('src/model/fault.ts');

await reportErrors(() => {
  const [asked] = process.argv.slice(2);
  if (asked) {
    throw new Error(
      `There is no option ${asked}. Run npm run content:lint alone: it checks all of the content.`,
    );
  }
  const faults = contentLint();
  if (faults.length > 0) {
    console.log(faultReport(faults));
    process.exit(1);
  }
  console.log('Nothing is wrong in the content.');
});
