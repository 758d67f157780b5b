import { consoleData } from '../../data/apiConsoles';
import { Console } from './Console';

/** The console of an operation of this site's contract. */
export function OperationConsole({ operation }: { operation: string }) {
  return <Console {...consoleData(operation)} />;
}
