import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's own folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Every matching file of the repository, relative to its root: those that git tracks or would add. */
export function sourceFiles(pattern: RegExp): string[] {
  return allFiles().filter((file) => pattern.test(file))
}

let known: string[] | undefined

function allFiles(): string[] {
  known ??= existsSync(join(ROOT, '.git')) ? fromGit() : fromFolders('')
  return known
}

function fromGit(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return list.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)))
}

/** A copy without git (an archive) can be checked too. */
function fromFolders(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (['node_modules', 'dist', '.git', 'data'].includes(entry.name)) return []
    return entry.isDirectory() ? fromFolders(path) : [path]
  })
}
