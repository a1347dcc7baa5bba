/**
 * What a sandboxed preload script finds in a page: `require('electron')` with contextBridge and ipcRenderer.
 * Plain JavaScript, since it is sent to the page as text.
 * @param {(require: Function, module: object, exports: object) => void} preload the preload script
 * @param {boolean} inSubFrames webPreferences.nodeIntegrationInSubFrames
 */
// biome-ignore lint/correctness/noUnusedVariables: web-contents.ts adds the call when it sends this text.
function runPreload(preload, inSubFrames) {
  const post = globalThis.__electronDouble;
  delete globalThis.__electronDouble;
  if (window !== window.top && !inSubFrames) {
    return;
  }

  const refuseUnknown = (name, target) =>
    new Proxy(target, {
      get(object, property) {
        if (!(property in object) && typeof property === 'string') {
          throw new Error(`The Electron double has no ${name}.${property}.`);
        }
        return object[property];
      },
    });

  const listeners = new Map();
  Object.defineProperty(window, Symbol.for('electron-double'), {
    value: (channel, parameters) => {
      for (const listener of [...(listeners.get(channel) ?? [])]) {
        listener({}, ...parameters);
      }
    },
  });

  const ipcRenderer = refuseUnknown('ipcRenderer', {
    send(channel, ...parameters) {
      post({ kind: 'send', channel, parameters: structuredClone(parameters) });
    },
    async invoke(channel, ...parameters) {
      const answer = await post({ kind: 'invoke', channel, parameters: structuredClone(parameters) });
      if (!answer.ok) {
        throw new Error(`Error invoking remote method '${channel}': ${answer.error}`);
      }
      return answer.value;
    },
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    off(channel, listener) {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((other) => other !== listener),
      );
    },
  });

  /** What crosses the bridge is copied, functions become proxies, and nothing of it can be changed. */
  function cross(value) {
    if (typeof value === 'function') {
      return (...parameters) => cross(value(...parameters.map(cross)));
    }
    if (value instanceof Promise) {
      return value.then(cross, (error) => Promise.reject(new Error(error?.message ?? String(error))));
    }
    if (Array.isArray(value)) {
      return Object.freeze(value.map(cross));
    }
    if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
      return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cross(member)])));
    }
    return structuredClone(value);
  }

  const contextBridge = refuseUnknown('contextBridge', {
    exposeInMainWorld(name, api) {
      Object.defineProperty(window, name, { value: cross(api), enumerable: true });
    },
  });

  const require = (name) => {
    if (name !== 'electron') {
      throw new Error(`module not found: ${name}`);
    }
    return refuseUnknown('electron', { contextBridge, ipcRenderer });
  };
  const module = { exports: {} };
  preload(require, module, module.exports);
}
