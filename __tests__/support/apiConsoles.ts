import { bundleContract } from '../../src/build/api/contract/bundleContract';
import { apiConsoles } from '../../src/build/api/console/apiConsoles';

/** The module that webpack resolves as `api-consoles`. */
export default apiConsoles(bundleContract());
