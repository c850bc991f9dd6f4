import { configureBrowser } from '@longhaul/browser/app.ts'
import { FailureNote } from '@longhaul/browser/state/FailureNote.tsx'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { ErrorState } from '@longhaul/ui/states/ErrorState.tsx'
import { clearLogin, token } from './session.ts'
import { NotFound } from './shared/NotFound.tsx'

configureBrowser({
  token,
  clearLogin,
  staleMs: 30_000,
  pageRows: 20,
  quietForms: false,
  words: shellText,
  parts: { ErrorPanel: ErrorState, FailureNote, NotFound },
})
