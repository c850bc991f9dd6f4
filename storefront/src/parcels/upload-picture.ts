import { CallError } from '@longhaul/contract/client.ts'
import type { Envelope, RefusalData } from '@longhaul/contract/route.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { token } from '../session.ts'

export type StoredPicture = Reply<'POST /uploads'>

/**
 * Sends a picture for a review or a claim and tells how far it is, in per cent. `POST /uploads` like `call` would, but by XMLHttpRequest: `fetch` cannot
 * tell the progress of a request. Throws CallError.
 */
export function uploadPicture(
  file: File,
  onPercent: (percent: number) => void,
  kind: 'review' | 'attachment' = 'review',
): Promise<StoredPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1/uploads?kind=${kind}`)
    request.setRequestHeader('client-language', pageLang)
    request.setRequestHeader('authorization', token() ?? '')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onPercent((loaded / total) * 100)
    }
    request.onerror = () => reject(new CallError(0, '', { error: 'unreachable' }))
    request.onload = () => {
      const answer = request.response as Envelope<StoredPicture | RefusalData> | null
      if (answer?.code === 200) resolve(answer.data as StoredPicture)
      else {
        const data = answer?.data as RefusalData | undefined
        reject(new CallError(request.status, answer?.message ?? '', data ?? { error: 'internal' }))
      }
    }
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })
}
