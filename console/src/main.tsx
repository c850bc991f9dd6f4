// Imported first, because it sets the order of the cascade layers, into which components import their own
// style sheets.
import './styles.css'
import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { watchTabOwner } from '@longhaul/browser/session/tab-owner.ts'
import { BrowserRouter } from '@longhaul/ui/address/router.tsx'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applyTheme } from './shared/theme.ts'

watchTabOwner('staff')
applyTheme()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter base="/console">
        <App queries={createQueryClient()} />
      </BrowserRouter>
    </StrictMode>,
  )
