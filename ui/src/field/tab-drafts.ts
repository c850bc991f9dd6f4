/*
 * What a tab keeps of what was typed in it, in its session storage: for the person who typed it.
 */

/** Becomes another one whenever the tab forgets. */
let owner = {}

/** Keeps a draft under this name from now on, until the tab forgets: a form that is still on the page then is not kept as it goes away. */
export function draftKeeper(name: string): (draft: object | null) => void {
  const typedBy = owner
  return (draft) => {
    if (draft && typedBy === owner) sessionStorage.setItem(`draft:${name}`, JSON.stringify(draft))
  }
}

/** Takes what was kept under this name, so that it is restored once. */
export function takeDraft(name: string): object | undefined {
  const kept = sessionStorage.getItem(`draft:${name}`)
  sessionStorage.removeItem(`draft:${name}`)
  if (kept === null) return undefined
  const draft: object = JSON.parse(kept)
  return draft
}

/** Forgets everything that was typed or chosen in this tab, but what is kept under these keys. */
export function forgetTab(but: readonly string[] = []): void {
  owner = {}
  const kept = but.map((key) => [key, sessionStorage.getItem(key)] as const)
  sessionStorage.clear()
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value)
}
