import { vi } from 'vitest'

type Reply = (path: string) => unknown

/** Answers every upload immediately with the `reply` for its path; returns the requested paths. */
export function fakeUploads(reply: Reply): string[] {
  const paths: string[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200
      responseText = ''
      readonly upload = { addEventListener: () => undefined }
      #path = ''
      #onLoad: () => void = () => undefined
      open(_: string, path: string): void {
        this.#path = path
      }
      setRequestHeader(): void {}
      getResponseHeader(): string | null {
        return null
      }
      addEventListener(name: string, listener: () => void): void {
        if (name === 'load') this.#onLoad = listener
      }
      send(): void {
        paths.push(this.#path)
        this.responseText = JSON.stringify({ code: 200, message: 'OK', data: reply(this.#path) })
        this.#onLoad()
      }
    },
  )
  return paths
}
