import { call } from '@longhaul/browser/calls/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const REST_MS = 400

/** The rendered text, requested from the server, debounced. */
export function usePreview(lang: Lang, body: string) {
  const [rested, setRested] = useState(body)
  useEffect(() => {
    if (body === rested) return
    const timer = setTimeout(() => setRested(body), REST_MS)
    return () => clearTimeout(timer)
  }, [body, rested])
  const preview = useQuery<Reply<'POST /staff/articles/preview'>>({
    queryKey: ['preview', lang, rested],
    queryFn: ({ signal }) =>
      call('POST /staff/articles/preview', { body: { lang, body: rested } }, { signal }),
    enabled: rested.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return { ...preview, old: body !== rested || preview.isPlaceholderData }
}
