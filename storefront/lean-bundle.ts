import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/* What makes the browser's bundle smaller than the bundler does by itself (docs/decisions/0129). */

/** React's packages, by the names under which they are imported, and the files that its production build is in. */
const REACT: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/**
 * Lets the bundler read React as modules. It comes as CommonJS, which a bundler wraps in functions and calls through an object: what nobody uses of it stays,
 * and every file that draws anything says `(0, x.jsx)(…)` instead of `x(…)`.
 */
export function reactModules(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  // A path inside a package is none of those that it lets be imported.
  const fileOf = (path: string) => {
    const [name = ''] = path.split('/')
    return join(dirname(resolve(`${name}/package.json`)), '..', path)
  }
  return {
    name: 'react-modules',
    enforce: 'pre',
    resolveId: (name) => (REACT[name] ? fileOf(REACT[name]) : null),
    transform: {
      filter: { id: /\/(react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/ },
      handler: (code) => ({ code: asModule(code), map: null }),
    },
  }
}

/** The same program with `import` for its `require`, and a variable for each of its `exports`. */
function asModule(code: string): string {
  const names = new Set<string>()
  const body = code
    .replace(/^var ((?:\w+ = require\("[\w-]+"\)[,\s]*)+);/m, (_, all: string) =>
      all.replaceAll(/(\w+) = require\(("[\w-]+")\)[,\s]*/g, 'import * as $1 from $2;\n'),
    )
    .replaceAll(/^exports\.(\w+) =/gm, (_, name: string) => {
      names.add(name)
      return `var exports_${name} =`
    })
    .replaceAll(/\bexports\.(\w+)/g, 'exports_$1')
  if (/\b(require\(|module\.exports|exports\b[.[])/.test(body))
    throw new Error('React is not written as it was')
  const exported = [...names].map((name) => `exports_${name} as ${name}`)
  return `${body}\nexport { ${exported.join(', ')} }\n`
}

/** Has parts loaded by `src/load-part.ts`, which does what these pages need of what the bundler's own can do. */
export function ownLoading(): Plugin {
  const ours = join(import.meta.dirname, 'src/load-part.ts')
  return {
    name: 'own-loading',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadPart as __vitePreload } from ${JSON.stringify(ours)}`
        : null,
  }
}
