import { join } from 'node:path'

/*
 * The server and the workspaces that it reads as one file, `server/dist/main.js`: Node reads it in a third of the time that the sources take it
 * through a loader. What comes from the registry stays where npm put it.
 */

/** Where `npm run dev` runs it from, and where it is made before it is put there whole. */
export const WATCHED = 'server/dist/watched'
export const WATCHED_NEXT = 'server/dist/watched/next'

/**
 * How Vite makes it: whenever a source changes, where it is watched.
 *
 * @returns {import('vite').InlineConfig}
 */
export function serverBundle({ watch = false } = {}) {
  return {
    root: join(import.meta.dirname, '..', 'server'),
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@longhaul\//] },
    build: {
      ssr: 'src/main.ts',
      outDir: watch ? join('..', WATCHED_NEXT) : 'dist',
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      // Faults are reported by the lines of the sources.
      sourcemap: true,
      watch: watch ? {} : null,
      // One file, with the catalogues that are imported by the name of their language.
      rolldownOptions: { output: { entryFileNames: '[name].js', keepNames: true, codeSplitting: false } },
    },
  }
}
