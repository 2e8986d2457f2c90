-- CreateTable
CREATE TABLE "room" (
    "id" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "at" BIGINT NOT NULL,

    CONSTRAINT "room_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "journal" (
    "room_id" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "command_id" TEXT,
    "seat" TEXT NOT NULL DEFAULT '',
    "at" BIGINT NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "journal_pkey" PRIMARY KEY ("room_id","n")
);

-- CreateTable
CREATE TABLE "link" (
    "hash" TEXT NOT NULL,
    "room_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" TEXT,

    CONSTRAINT "link_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "fight_seeds" (
    "room_id" TEXT NOT NULL,
    "fight" INTEGER NOT NULL,
    "party" TEXT NOT NULL,
    "hidden" TEXT NOT NULL,

    CONSTRAINT "fight_seeds_pkey" PRIMARY KEY ("room_id","fight")
);

-- CreateIndex
CREATE UNIQUE INDEX "journal_room_id_seat_command_id_key" ON "journal"("room_id", "seat", "command_id");

-- CreateIndex
CREATE INDEX "link_room_id_idx" ON "link"("room_id");

-- AddForeignKey
ALTER TABLE "journal" ADD CONSTRAINT "journal_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "link" ADD CONSTRAINT "link_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fight_seeds" ADD CONSTRAINT "fight_seeds_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE CASCADE ON UPDATE CASCADE;
