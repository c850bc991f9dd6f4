import { configureBrowser } from '@longhaul/browser/app.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { clearLogin, token } from './session.ts'
import { ErrorPanel, FailureNote } from './shared/error-panel.ts'
import { NotFound } from './shell/parts-at-touch.ts'

configureBrowser({
  token,
  clearLogin,
  staleMs: 30_000,
  pageRows: 20,
  quietForms: false,
  words: shellText,
  parts: { ErrorPanel, FailureNote, NotFound },
})
