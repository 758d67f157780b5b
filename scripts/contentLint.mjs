// Tells what is wrong in the content, without a build: npm run content:lint.
import { requireTypeScript } from './typeScript.mjs';

const { contentLint } = requireTypeScript('src/build/authoring/lint/contentLint.ts');
const { faultReport } = requireTypeScript('src/model/fault.ts');

try {
  const faults = contentLint();
  if (faults.length > 0) {
    console.log(faultReport(faults));
    process.exit(1);
  }
  console.log('Nothing is wrong in the content.');
} catch (error) {
  // What was not thrown as a sentence is a failure of this program or of the system, and its stack tells where.
  if (error.name !== 'Error' || error.code) throw error;
  console.error(error.message);
  process.exit(1);
}
