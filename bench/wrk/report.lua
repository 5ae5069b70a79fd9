-- What every load shares: one address for each thread, and the figures as one line of JSON.
local threads = 0
local addresses = {}
for host, port in os.getenv("ADDRESSES"):gmatch("([%d.]+):(%d+)") do
  addresses[#addresses + 1] = { host = host, port = port }
end

-- The threads take the addresses by turns: half of the connections go to each of two processes,
-- without a balancer between that would cost time of its own.
function setup(thread)
  local address = addresses[threads % #addresses + 1]
  threads = threads + 1
  thread.addr = wrk.lookup(address.host, address.port)[1]
  thread:set("number", threads)
end

function done(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format(
    'figures {"requests":%d,"microseconds":%d,"bytes":%d,"p50":%d,"p99":%d,' ..
    '"connect":%d,"read":%d,"write":%d,"status":%d,"timeout":%d}\n',
    summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(99),
    errors.connect, errors.read, errors.write, errors.status, errors.timeout))
end

-- The site counts who asks for what it has not cached: as many visitors as there are requests, and
-- others in each run. An address holds 24 bits, of which each thread has half.
local visitor = os.time() * 20000
function visitorAddress()
  visitor = visitor + 1
  local low = visitor % 2 ^ 23
  local part = function(unit) return math.floor(low / unit) % 256 end
  return string.format("10.%d.%d.%d", part(65536) + 128 * (number % 2), part(256), part(1))
end
