import { bundleContract } from '../../src/build/api/bundleContract';
import { apiConsoles } from '../../src/build/api/console/apiConsoles';

/** What webpack finds as `api-consoles`. */
export default apiConsoles(bundleContract());
