import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths of the box that the content will fill: the page must not move when it comes. */
  readonly width: string
  readonly height: string
}

/**
 * A place kept for something on its way. The region around it says that it is busy. An svg, since its size is an attribute:
 * a style attribute in the server's HTML would need a laxer content security policy.
 */
export const Skeleton = ({ width, height }: SkeletonProps) => (
  <svg className={styles.skeleton} width={width} height={height} aria-hidden="true" focusable="false" />
)
