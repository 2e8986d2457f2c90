export interface FieldArea {
  id: string;
  title: string;
  /** Right corner: distance, or how to leave. */
  note?: string;
  /** Where sides meet: wider, vermilion, allies left and enemies right. */
  melee?: boolean;
  /** Whether what is being chosen reaches this place; the note says it in words. */
  reach?: 'in' | 'out';
  /** Nobody is here. */
  isEmpty?: boolean;
  /** Said when empty. */
  emptyText?: string;
}
