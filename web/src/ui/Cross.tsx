/** The icon for closing. */
export const Cross = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d="M2 2l12 12M14 2L2 14" />
  </svg>
)
