import { type Answer, CallError } from '@longhaul/contract/client.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { app } from '../app.ts'
import { API } from './client.ts'
import { noteTopics } from './topics.ts'

/**
 * Uploads one file and reports the progress in percent. Uses XMLHttpRequest, because fetch reports no upload
 * progress. Rejects with CallError.
 */
export function sendFile<T>(path: string, file: File, onPercent: (percent: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', API + path)
    request.setRequestHeader('client-language', pageLang)
    request.setRequestHeader('authorization', app.token() ?? '')
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onPercent(Math.round((loaded / total) * 100))
    })
    request.addEventListener('error', () => reject(new CallError(0, '', { error: 'unreachable' })))
    request.addEventListener('load', () => {
      const answer = read<T>(request.responseText)
      if (answer?.code === 200) {
        noteTopics(undefined, (name) => request.getResponseHeader(name))
        return resolve(answer.data)
      }
      reject(new CallError(request.status, answer?.message ?? '', answer?.data ?? { error: 'internal' }))
    })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type of the response
function read<T>(text: string): Answer<T> | undefined {
  try {
    // The server checks its responses against the same contract.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(text) as Answer<T>
  } catch {
    return undefined
  }
}
