import type { ReactNode } from 'react'
import './strip.css'

/**
 * A large picture; on a telephone a strip of it and the others, which have `aria-hidden` and are shown
 * nowhere else.
 */
export const PictureStrip = ({ children }: { children: ReactNode }) => <div className="strip">{children}</div>
