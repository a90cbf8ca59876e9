"""Draws the chart given as JSON on standard input with matplotlib, as mplfinance does: lines and rectangles at whole
numbers. Writes the picture to the path given and prints where things lie, in pixels."""

import json
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.collections import LineCollection, PatchCollection
from matplotlib.patches import Rectangle
from matplotlib.ticker import FuncFormatter, MaxNLocator, NullLocator


LINE_POINTS = 0.8


def main(path):
    task = json.load(sys.stdin)
    chart, probes = task["chart"], task["probes"]
    colours = chart["colours"]
    dpi = 100 * chart["density"]
    left = chart["axisSide"] == "left"
    plt.rcParams.update({"font.size": chart["fontPx"] * 0.72, "axes.unicode_minus": False})
    figure = plt.figure(figsize=(chart["widthPx"] / 100, chart["heightPx"] / 100), dpi=dpi, facecolor=colours["background"])
    # Small pictures need more for the numbers than a share of their width.
    beside = max(0.1, 7 * chart["fontPx"] / chart["widthPx"])
    axes = figure.add_axes((beside if left else 0.03, 0.09, 0.97 - beside, 0.82), facecolor=colours["background"])
    count = min(len(chart["bars"]), int((0.97 - beside) * chart["widthPx"] / chart["pitchPx"]))
    first = len(chart["bars"]) - count
    bars = chart["bars"][first:]

    half = 0.35
    for rising in (True, False):
        colour = colours["up" if rising else "down"]
        some = [(x, bar) for x, bar in enumerate(bars) if (bar["close"] >= bar["open"]) == rising]
        lines = []
        bodies = []
        for x, bar in some:
            bottom, top = sorted((bar["open"], bar["close"]))
            if chart["candles"] == "bars":
                lines += [[(x, bar["low"]), (x, bar["high"])]]
                lines += [[(x - half, bar["open"]), (x, bar["open"])], [(x, bar["close"]), (x + half, bar["close"])]]
            else:
                lines += [[(x, bar["low"]), (x, bottom)], [(x, top), (x, bar["high"])]]
                bodies.append(Rectangle((x - half, bottom), 2 * half, top - bottom))
        axes.add_collection(LineCollection(lines, colors=colour, linewidths=LINE_POINTS))
        empty = chart["candles"] == "hollow" or (chart["candles"] == "hollow-up" and rising)
        face = colours["background"] if empty else colour
        axes.add_collection(PatchCollection(bodies, facecolor=face, edgecolor=colour, linewidths=LINE_POINTS))
    for number, length in enumerate(chart["averages"]):
        closes = [bar["close"] for bar in chart["bars"]]
        xs = [x for x in range(count) if first + x >= length - 1]
        ys = [sum(closes[first + x - length + 1 : first + x + 1]) / length for x in xs]
        axes.plot(xs, ys, linewidth=1, color=("#2962ff", "#ff9800")[number % 2])

    low, high = min(bar["low"] for bar in bars), max(bar["high"] for bar in bars)
    axes.set_xlim(-1, count)
    if chart["log"]:
        axes.set_yscale("log")
    axes.set_ylim(low - 0.05 * (high - low), high + 0.05 * (high - low))
    axes.yaxis.set_major_locator(MaxNLocator(8))
    axes.yaxis.set_minor_locator(NullLocator())

    def price(value, _=None):
        text = f"{value:,.{chart['decimals']}f}"
        return text.translate(str.maketrans({",": chart["thousands"], ".": chart["decimalMark"]}))

    axes.yaxis.set_major_formatter(FuncFormatter(price))
    axes.yaxis.set_ticks_position(chart["axisSide"])
    places = list(range(0, count, max(1, count // 7)))
    axes.set_xticks(places, [task["times"][first + x] for x in places])
    axes.tick_params(colors=colours["text"])
    for spine in axes.spines.values():
        spine.set_color(colours["text"])
    if chart["grid"]:
        axes.grid(color=colours["grid"], linewidth=0.8)
        axes.set_axisbelow(True)
    if chart["title"] is not None:
        axes.set_title(chart["title"], color=colours["text"])
    last = bars[-1]["close"]
    if chart["lastPrice"]:
        axes.axhline(last, color=colours["text"], linewidth=0.6, linestyle="--")
        axes.annotate(
            price(last), (0 if left else 1, last), xycoords=("axes fraction", "data"),
            xytext=(-4 if left else 4, 0), textcoords="offset points", ha="right" if left else "left", va="center",
            color=colours["background"], bbox={"boxstyle": "square,pad=0.2", "facecolor": colours["text"], "linewidth": 0},
        )
    figure.savefig(path, dpi=dpi)

    height = figure.bbox.height
    place = lambda x, y: (lambda at: [at[0], height - at[1]])(axes.transData.transform((x, y)).tolist())
    box = axes.get_window_extent()
    scale = chart["density"]
    # Agg draws lines of an odd width in the middle of the pixels right of and under the edges nearest to them: those of
    # candles as those of grid and ticks.
    snap = 0.5 * (round(LINE_POINTS * dpi / 72) % 2)
    rows = lambda bar: [(place(0, bar[name])[1] + snap) / scale for name in ("open", "high", "low", "close")]
    print(json.dumps({
        "plot": {"x": box.x0 / scale, "y": (height - box.y1) / scale, "w": box.width / scale, "h": box.height / scale},
        "probeYs": [(place(0, value)[1] + snap) / scale for value in probes],
        "candles": [
            {"index": first + x, "x": (place(x, last)[0] + snap) / scale, "rows": rows(bar)} for x, bar in enumerate(bars)
        ],
        "lastPriceY": (place(0, last)[1] + snap) / scale if chart["lastPrice"] else None,
    }))


main(sys.argv[1])
