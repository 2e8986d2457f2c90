export interface FieldArea {
  id: string;
  title: string;
  /** Right corner: distance, or how to leave. */
  note?: string;
  /** Where sides meet: wider, vermilion, allies left and enemies right. */
  melee?: boolean;
  /** Nobody is here. */
  isEmpty?: boolean;
  /** Said when empty. */
  emptyText?: string;
}
