// A module of our own to wait for: to wait for the package itself, the first script would need the bundler's own file, a request before anything is asked.
export { createRoot, hydrateRoot } from 'react-dom/client'
