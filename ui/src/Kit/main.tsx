// first, so that the order of the layers is Tailwind's
import './kit.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Kit } from '../Kit.tsx'

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Kit />
  </StrictMode>,
)
