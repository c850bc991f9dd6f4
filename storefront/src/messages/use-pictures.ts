import { call } from '@longhaul/browser/calls/client.ts'
import { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { ATTACHMENTS_MAX } from '@longhaul/domain/conversations/limits.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { whyNotFile } from '@longhaul/ui/file-drop/check-file.ts'
import { useRef, useState } from 'react'

/** The accepted pictures (docs/rules/api.md). */
export const PICTURE_RULE = { kinds: ['gif', 'jpg', 'jpeg', 'png'], maxMegabytes: 2 } as const

/** A chosen picture: uploading, stored, or refused with a reason. */
export type Chosen = {
  key: number
  name: string
  stored: Reply<'POST /uploads'> | null
  failed: string | null
}

/** The pictures of the message being written: each is uploaded as soon as it is chosen. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly Chosen[]>([])
  const lastKey = useRef(0)
  const set = (key: number, part: Partial<Chosen>) =>
    setPictures((all) => all.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)))

  async function store(key: number, file: File): Promise<void> {
    try {
      set(key, { stored: await call('POST /uploads', { query: { kind: 'attachment' }, body: file }) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      set(key, { failed: error.message || (error.status === 0 ? shellText.unreachable : shellText.failure) })
    }
  }

  return {
    pictures,
    stored: pictures.flatMap(({ stored }) => stored ?? []),
    uploading: pictures.some(({ stored, failed }) => stored === null && failed === null),
    full: pictures.length >= ATTACHMENTS_MAX,
    add(files: Iterable<File>) {
      for (const file of [...files].slice(0, ATTACHMENTS_MAX - pictures.length)) {
        const key = ++lastKey.current
        const failed = whyNotFile(file, PICTURE_RULE)
        setPictures((all) => [...all, { key, name: file.name, stored: null, failed }])
        if (!failed) void store(key, file)
      }
    },
    remove: (key: number) => setPictures((all) => all.filter((entry) => entry.key !== key)),
    clear: () => setPictures([]),
  }
}
