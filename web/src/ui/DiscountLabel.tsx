import { Badge } from './Badge.tsx'

/** @param text as the rules word it: "40% OFF" */
export const DiscountLabel = ({ text }: { readonly text: string }) => <Badge tone="accent">{text}</Badge>
