// Preloaded into a build (NODE_OPTIONS=--import) to simulate a machine that lacks something.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { resolve, sep } from 'node:path';

const { NO_WRITES_BELOW, NO_WRITES_BUT = '0', NO_WRITES_CODE, NO_NETWORK } = process.env;

/** Makes writing files below a folder fail after a number of writes. */
function refuseWrites(folder, code, left) {
  const below = resolve(folder) + sep;
  const refuse = (file) => {
    if (!resolve(String(file)).startsWith(below) || (left -= 1) >= 0) return undefined;
    const error = new Error(`${code}: the write to '${file}' was refused`);
    return Object.assign(error, { code, path: file });
  };
  const sync = (name, at) => {
    const write = fs[name];
    fs[name] = (...args) => {
      const error = refuse(args[at]);
      if (error) throw error;
      return write.apply(fs, args);
    };
  };
  const called = (name, at) => {
    const write = fs[name];
    fs[name] = (...args) => {
      const error = refuse(args[at]);
      if (!error) return write.apply(fs, args);
      return process.nextTick(args.at(-1), error);
    };
  };
  const promised = (name, at) => {
    const write = fs.promises[name];
    fs.promises[name] = async (...args) => {
      const error = refuse(args[at]);
      if (error) throw error;
      return write.apply(fs.promises, args);
    };
  };
  sync('writeFileSync', 0);
  sync('copyFileSync', 1);
  called('writeFile', 0);
  called('copyFile', 1);
  promised('writeFile', 0);
  promised('copyFile', 1);
}

/** Makes every host except this machine unreachable. */
function refuseNetwork() {
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...args) {
    const [options] = net._normalizeArgs(Array.isArray(args[0]) ? args[0] : args);
    const { host = 'localhost', path } = options;
    if (path || ['localhost', '127.0.0.1', '::1'].includes(host)) return connect.apply(this, args);
    const error = new Error(`getaddrinfo ENOTFOUND ${host}`);
    process.nextTick(() => this.destroy(Object.assign(error, { code: 'ENOTFOUND' })));
    return this;
  };
}

/** Simulates a full disk. */
function fillDisk() {
  const { statfsSync } = fs;
  fs.statfsSync = (...args) => ({ ...statfsSync(...args), bavail: 0 });
}

if (NO_WRITES_CODE === 'ENOSPC') fillDisk();
if (NO_WRITES_BELOW) refuseWrites(NO_WRITES_BELOW, NO_WRITES_CODE, Number(NO_WRITES_BUT));
if (NO_NETWORK) refuseNetwork();
syncBuiltinESMExports();
