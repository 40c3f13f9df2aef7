import { Toggle, type ToggleProps } from './Toggle.tsx'

/** On or off that takes effect at once: an add-on, ID Protect. */
export const Switch = (props: ToggleProps) => <Toggle kind="switch" {...props} />
