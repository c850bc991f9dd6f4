import { configureBrowser } from '@longhaul/browser/app.ts'
import { FailureNote } from '@longhaul/browser/state/FailureNote.tsx'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { ErrorState } from '@longhaul/ui/states/ErrorState.tsx'
import { offerProposal } from './policy/second-person.ts'
import { clearLogin, token } from './session.ts'

configureBrowser({
  token,
  clearLogin,
  staleMs: 15_000,
  pageRows: 50,
  quietForms: true,
  onRefused: offerProposal,
  words: shellText,
  parts: { ErrorPanel: ErrorState, FailureNote },
})
