/*
 * Drafts of what was typed in a tab, stored in its session storage, for the person who typed them.
 */

/** Replaced whenever the tab's drafts are cleared. */
let owner = {}

/**
 * Returns a function that stores a draft under this name. It does nothing once the drafts are cleared, so a
 * form that unmounts later stores none.
 */
export function draftKeeper(name: string): (draft: object | null) => void {
  const typedBy = owner
  return (draft) => {
    if (draft && typedBy === owner) sessionStorage.setItem(`draft:${name}`, JSON.stringify(draft))
  }
}

/** Removes and returns the draft of this name, so that it is restored once. */
export function takeDraft(name: string): object | undefined {
  const kept = sessionStorage.getItem(`draft:${name}`)
  sessionStorage.removeItem(`draft:${name}`)
  if (kept === null) return undefined
  const draft: object = JSON.parse(kept)
  return draft
}

/** Clears everything that was typed or chosen in this tab, except the values of these keys. */
export function clearTab(but: readonly string[] = []): void {
  owner = {}
  const kept = but.map((key) => [key, sessionStorage.getItem(key)] as const)
  sessionStorage.clear()
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value)
}
