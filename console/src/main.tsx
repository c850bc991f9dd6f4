// Imported first, because it sets the order of the cascade layers, into which components import their own style sheets.
import './styles.css'
import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { watchTabOwner } from '@longhaul/browser/session/tab-owner.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { GiveAddress } from './shared/GiveAddress.tsx'
import { applyTheme } from './shared/theme.ts'

watchTabOwner('staff')
applyTheme()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/console">
        <GiveAddress>
          <App queries={createQueryClient()} />
        </GiveAddress>
      </BrowserRouter>
    </StrictMode>,
  )
