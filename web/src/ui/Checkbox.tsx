import { Toggle, type ToggleProps } from './Toggle.tsx'

/** Yes or no that counts when a form is sent. */
export const Checkbox = (props: ToggleProps) => <Toggle kind="checkbox" {...props} />
