// Imported first, so that Tailwind's layer order applies.
import './kit.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Kit } from '../Kit.tsx'

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Kit />
  </StrictMode>,
)
